import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { type Limits, type ListPart, readList } from 'ssm-core/internal';
import { eightMeasured } from 'ssm-core/testing/panel.tables';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../../testing/axe.ts';
import { type ProviderOptions, renderInProvider } from '../../../testing/renderWithServer.tsx';
import { ListOverview } from './ListOverview.tsx';

const everything = ['2-1', '3-1', '4-1', '10-1', '11-1', '12-1', '13-1', '10000-28'];

interface Shown {
  readonly part: ListPart | null;
  readonly limits: Limits;
}

async function open(seqIds: readonly string[] = everything, options: ProviderOptions = {}, lostCount = 0) {
  const list = new Set(seqIds);
  const reading = readList(eightMeasured, list, ['3-1', '9-9']);
  const shown: Shown[] = [];
  const calls: string[] = [];
  function Live() {
    const [limits, setLimits] = useState<Limits>({});
    const [part, setPart] = useState<ListPart | null>(null);
    shown.push({ limits, part });
    return (
      <ListOverview
        version="V_7K"
        group="Panel"
        reading={reading}
        lostCount={lostCount}
        onShowLost={() => calls.push('lost')}
        limits={limits}
        onLimit={(measure, limit) => {
          const { [measure]: _, ...others } = limits;
          setLimits(limit === null ? others : { ...others, [measure]: limit });
        }}
        part={part}
        onPart={setPart}
      />
    );
  }
  renderInProvider(<Live />, options);
  await screen.findByRole('heading', { level: 3, name: /^(Limits|Grenzwerte)$/ });
  return { now: () => shown.at(-1), calls };
}

const figure = (name: RegExp) => within(screen.getByRole('figure', { name }));
const told = (name: RegExp) => figure(name).getByRole('status').textContent;
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const problems = () => within(screen.getByRole('region', { name: 'Problems' }));

describe('the overview of a working list', () => {
  test('counts reagents, proteins and dilution groups in text', async () => {
    await open();
    const overview = within(screen.getByRole('region', { name: 'Overview' }));
    const [counts, dilutions] = overview
      .getAllByRole('list')
      .map((list) => textsOf(within(list).getAllByRole('listitem')));
    expect(counts).toEqual([
      '8 reagents',
      '6 distinct proteins (UniProt)',
      '1 reagent measures several proteins and counts for each of them',
      '1 reagent without a UniProt accession',
    ]);
    const groups = overview.getByRole('list', { name: 'Reagents by dilution group' });
    expect(within(groups).getByRole('button', { name: '20%: 3 of 8 reagents (37%)' })).toBeVisible();
    expect(dilutions?.length).toBe(5);
    expect(await axeFindings()).toEqual([]);
  });

  test('a dilution group and a problem list their reagents alone, and a second press lists all', async () => {
    const { now } = await open();
    await userEvent.click(screen.getByRole('button', { name: '20%: 3 of 8 reagents (37%)' }));
    expect(now()?.part).toEqual({ key: 'dilutionGroup', group: '20%' });
    const sharing = problems().getByRole('button', { name: 'Several reagents per protein: 4 reagents' });
    await userEvent.click(sharing);
    expect([now()?.part, sharing.ariaPressed]).toEqual([{ key: 'sharing' }, 'true']);
    await userEvent.click(sharing);
    expect([now()?.part, sharing.ariaPressed]).toEqual([null, 'false']);
  });

  test('names each problem with its number of reagents, and says that no limit is set', async () => {
    const { calls } = await open(everything, {}, 2);
    expect(textsOf(problems().getAllByRole('button'))).toEqual([
      'No longer on the menu: 2 reagents',
      'No longer offered in 11K: 1 reagent',
      'Several reagents per protein: 4 reagents',
      'Total CV in plasma not reported: 2 reagents',
      'Signal to Noise in plasma not reported: 1 reagent',
    ]);
    expect(problems().getByText('No limit is set, so values were not checked.')).toBeVisible();
    await userEvent.click(problems().getByRole('button', { name: /^No longer on the menu/ }));
    expect(calls).toEqual(['lost']);
  });

  test('says that there are no problems, and names the measures that the catalogue does not fill', async () => {
    await open(['10000-28']);
    expect(problems().getByText('No problems found.')).toBeVisible();
    expect(
      screen.getByText('This catalogue has no values for: Total CV Serum (%), Signal to Noise Serum'),
    ).toBeVisible();
    expect(screen.getAllByRole('figure').length).toBe(2);
  });

  test('a typed limit counts the reagents beyond it, and those without a value apart', async () => {
    const { now } = await open();
    expect(told(/^Total CV/)).toBe('No limit, 2 not reported');
    const box = figure(/^Total CV/).getByRole('textbox', { name: 'Limit: Total CV in plasma' });
    await userEvent.fill(box, '7 %');
    expect([told(/^Total CV/), now()?.limits]).toEqual(['2 beyond 7%, 2 not reported', { totalCVPlasma: 7 }]);
    expect(problems().getByRole('button', { name: 'Total CV in plasma beyond 7%: 2 reagents' })).toBeVisible();
    await userEvent.fill(figure(/^Signal/).getByRole('textbox'), '2');
    expect(told(/^Signal/)).toBe('1 beyond 2, 1 not reported');
    await userEvent.fill(box, '7,');
    expect(box).toHaveProperty('value', '7,');
    await userEvent.click(figure(/^Total CV/).getByRole('button', { name: 'Remove the limit: Total CV in plasma' }));
    expect([box, now()?.limits]).toEqual([expect.objectContaining({ value: '' }), { signalToNoisePlasma: 2 }]);
  });

  test('text that is no number sets no limit and says so', async () => {
    const { now } = await open();
    const box = figure(/^Total CV/).getByRole('textbox');
    await userEvent.fill(box, 'ten');
    expect([box.ariaInvalid, box.getAttribute('aria-describedby') === null, now()?.limits]).toEqual([
      'true',
      false,
      {},
    ]);
    expect(screen.getByText('This is not a number. Until it is, there is no limit.')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
  });

  test('keys move a limit from the end where there is none', async () => {
    const { now } = await open();
    const slider = figure(/^Total CV/).getByRole('slider', { name: 'Limit: Total CV in plasma' });
    expect(slider.getAttribute('aria-valuetext')).toBe('No limit');
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    const most = now()?.limits.totalCVPlasma ?? 0;
    await userEvent.keyboard('{ArrowLeft}');
    const next = now()?.limits.totalCVPlasma ?? 0;
    expect([most >= 10, next < most, slider.getAttribute('aria-valuetext')]).toEqual([true, true, `${next}%`]);
    await userEvent.keyboard('{End}');
    expect([now()?.limits, slider.getAttribute('aria-valuetext')]).toEqual([{}, 'No limit']);
    const signal = figure(/^Signal/).getByRole('slider', { name: /^Limit: / });
    signal.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(now()?.limits.signalToNoisePlasma).toBeGreaterThan(0);
    await userEvent.keyboard('{Home}');
    expect(now()?.limits).toEqual({});
  });

  test('the arrow keys follow the axis in a right-to-left page too', async () => {
    const { now } = await open(everything, { direction: 'rtl' });
    figure(/^Total CV/)
      .getByRole('slider', { name: /^Limit: / })
      .focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    const before = now()?.limits.totalCVPlasma ?? 0;
    await userEvent.keyboard('{ArrowRight}');
    expect(now()?.limits.totalCVPlasma).toBeGreaterThan(before);
  });

  test('an empty list has counts of zero and no problems', async () => {
    await open([]);
    expect(screen.getByText('0 reagents')).toBeVisible();
    expect(screen.getByText('0 distinct proteins (UniProt)')).toBeVisible();
    await waitFor(() => expect(problems().getByText('No problems found.')).toBeVisible());
    expect(await axeFindings()).toEqual([]);
  });
});
