import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNames } from './Icon.tsx';

const meta: Meta<typeof Icon> = { component: Icon, args: { name: 'search' } };
export default meta;

export const All: StoryObj<typeof Icon> = {
  render: () => (
    <ul>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
