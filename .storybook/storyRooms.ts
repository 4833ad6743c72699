export interface StoryRoom {
  readonly folder: string;
  readonly title: string;
  readonly files: string;
}

const files = '**/*.stories.tsx';

export const storyRooms: readonly StoryRoom[] = [
  { folder: '.storybook/desk', title: '', files },
  { folder: '.storybook/review', title: '', files },
  { folder: 'packages/ssm-react/src/pages', title: 'Pages', files },
  { folder: 'packages/ssm-react/src/features', title: 'Features', files },
  { folder: 'packages/ssm-react/src/element', title: 'Elements', files },
  { folder: 'packages/ssm-react/src/provider', title: 'Provider', files },
  { folder: 'packages/ssm-react/src/ui', title: 'Controls', files },
  { folder: 'packages/ssm-host/src', title: 'Application', files },
];
