import { expect, test } from 'vitest';
import { createImporter, withImporter } from '../vite.again.ts';

function browserWith(answers: Readonly<Record<string, string>>) {
  const known = new Map(Object.entries(answers));
  const asked: string[] = [];
  const get = async (address: string): Promise<unknown> => {
    asked.push(address);
    const answer = known.get(address);
    if (answer === undefined) throw new TypeError(`Failed to fetch ${address}`);
    return answer;
  };
  return { known, asked, get };
}

test('R11: a part that failed to load is requested again at the same address, and then at a new address that later imports use too', async () => {
  const { known, asked, get } = browserWith({});
  const importer = createImporter();
  await expect(importer(get, './a.js')).rejects.toThrow('./a.js');
  await expect(importer(get, './a.js')).rejects.toThrow('./a.js?again=1');
  known.set('./a.js?again=2', 'part');
  expect([await importer(get, './a.js'), await importer(get, './a.js')]).toEqual(['part', 'part']);
  expect(asked).toEqual(['./a.js', './a.js', './a.js?again=1', './a.js', './a.js?again=2']);
});

test('a part gets no new address if the browser forgets the failure and loads the part', async () => {
  const { known, asked, get } = browserWith({});
  const importer = createImporter();
  await expect(importer(get, './a.js')).rejects.toThrow('./a.js');
  known.set('./a.js', 'part');
  expect([await importer(get, './a.js'), asked]).toEqual(['part', ['./a.js', './a.js']]);
});

test('two concurrent imports after a failure load one module', async () => {
  const { known, asked, get } = browserWith({});
  const importer = createImporter();
  await expect(importer(get, './a.js')).rejects.toThrow('./a.js');
  known.set('./a.js?again=1', 'part').set('./a.js?again=2', 'another');
  expect(await Promise.all([importer(get, './a.js'), importer(get, './a.js')])).toEqual(['part', 'part']);
  expect(asked).toEqual(['./a.js', './a.js', './a.js', './a.js?again=1']);
});

test('every import of a built file uses the importer, and no other call uses it', () => {
  const code = 'a=()=>import(`./x-1.js`).then(e=>e.t);b=import("./y.js");c=import(d);e="import(f)"';
  expect(withImporter(code)).toBe(
    'a=()=>ssmImport(u=>import(u),`./x-1.js`).then(e=>e.t);b=ssmImport(u=>import(u),"./y.js");c=import(d);e="import(f)"',
  );
});
