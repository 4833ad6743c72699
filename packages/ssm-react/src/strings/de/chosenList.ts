import type { ChosenListTexts } from '../en/chosenList.ts';

export const chosenList: ChosenListTexts = {
  placeholder: 'Liste wählen …',
  paste: (version) => `Liste von ${version} einfügen oder importieren`,
  another: 'Andere Liste wählen',
  pasted: 'Eingefügte Liste',
  reagents: (count, shown) => (count === 1 ? '1 Reagenz' : `${shown} Reagenzien`),
  tooLong:
    'Diese Liste ist zu lang für den Link dieser Seite. Sie geht verloren, wenn Sie die Seite verlassen oder neu laden.',
  missing: {
    Panel: 'Dieses Panel gibt es nicht mehr, oder es gehört Ihnen nicht.',
    Set: 'Dieses Set gibt es nicht mehr, oder es gehört Ihnen nicht.',
  },
  noBuilder: 'Hier gibt es keinen Builder.',
  unreadable: 'Die Liste dieses Links ist nicht lesbar.',
};
