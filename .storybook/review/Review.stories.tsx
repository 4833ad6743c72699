import type { Meta, StoryObj } from '@storybook/react-vite';
import { chosenGlobals } from './chosenGlobals.ts';
import { ReviewPage } from './ReviewPage.tsx';
import type { ReviewName } from './reviews.ts';

/** Not tested here, because the stories in the frames have their own tests. */
const meta: Meta = {
  title: 'Review',
  tags: ['!test', '!autodocs'],
  parameters: { standsAlone: true, a11y: { disable: true }, controls: { disable: true } },
};
export default meta;

const review = (name: ReviewName): StoryObj => ({
  name,
  render: (_, { globals }) => <ReviewPage name={name} globals={chosenGlobals(globals)} />,
});

export const MenuPage: StoryObj = review('MenuPage');
export const MenuTable: StoryObj = review('MenuTable');
export const FilterDialog: StoryObj = review('FilterDialog');
export const SelectColumnsDialog: StoryObj = review('SelectColumnsDialog');
export const ImportDialog: StoryObj = review('ImportDialog');
export const BuilderPage: StoryObj = review('BuilderPage');
export const PanelBuilderPage: StoryObj = review('PanelBuilderPage');
export const SavePanel: StoryObj = review('SavePanel');
export const MyPanelsPage: StoryObj = review('MyPanelsPage');
export const PanelPage: StoryObj = review('PanelPage');
export const SpecSheetPage: StoryObj = review('SpecSheetPage');
export const SpecSheet: StoryObj = review('SpecSheet');
export const ComparePage: StoryObj = review('ComparePage');
export const MovePage: StoryObj = review('MovePage');
export const EnrichmentPage: StoryObj = review('EnrichmentPage');
export const PlanPage: StoryObj = review('PlanPage');
export const CollectionsPage: StoryObj = review('CollectionsPage');
export const CollectionCategoryPage: StoryObj = review('CollectionCategoryPage');
export const FileDownloadsPage: StoryObj = review('FileDownloadsPage');
export const ReleaseNotesPage: StoryObj = review('ReleaseNotesPage');
export const AboutPage: StoryObj = review('AboutPage');
