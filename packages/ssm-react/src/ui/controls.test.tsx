import { act, fireEvent, screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../testing/axe.ts';
import { type ProviderOptions, renderInProvider } from '../testing/renderWithServer.tsx';
import { FeatureBoundary } from './boundary/FeatureBoundary.tsx';
import { Button } from './button/Button.tsx';
import { IconButton } from './button/IconButton.tsx';
import { Checkbox } from './choice/Checkbox.tsx';
import { RadioToggle } from './choice/RadioToggle.tsx';
import { Progress } from './feedback/Progress.tsx';
import { Skeleton } from './feedback/Skeleton.tsx';
import { whenUsed } from './hooks/whenIdle.ts';
import { SkipLink } from './screen-reader/SkipLink.tsx';
import { VisuallyHidden } from './screen-reader/VisuallyHidden.tsx';
import { Tabs } from './tabs/Tabs.tsx';
import { Tooltip } from './tooltip/Tooltip.tsx';

describe('controls', () => {
  describe('Button', () => {
    test('is pressed by mouse, Enter and Space', async () => {
      const onPress = vi.fn<() => void>();
      renderInProvider(<Button onPress={onPress}>Filters</Button>);
      await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
      await userEvent.keyboard('{Enter} ');
      expect(onPress.mock.calls.length).toBe(3);
    });

    test('does nothing and keeps the focus while disabled', async () => {
      const onPress = vi.fn<() => void>();
      const { rerender } = renderInProvider(<Button onPress={onPress}>Next page</Button>);
      const button = screen.getByRole('button', { name: 'Next page' });
      button.focus();
      rerender(
        <Button onPress={onPress} isDisabled>
          Next page
        </Button>,
      );
      await userEvent.keyboard('{Enter}');
      expect([
        document.activeElement === button,
        button.getAttribute('aria-disabled'),
        onPress.mock.calls.length,
      ]).toEqual([true, 'true', 0]);
    });

    test('does not submit its form while disabled', () => {
      const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
      renderInProvider(
        <form onSubmit={onSubmit}>
          <Button type="submit" isDisabled>
            Save
          </Button>
        </form>,
      );
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      expect(onSubmit.mock.calls.length).toBe(0);
    });
  });

  describe('IconButton', () => {
    test('is named by its label, not by its icon', () => {
      renderInProvider(<IconButton icon="lastPage" label="Last page" />);
      expect(screen.getByRole('button', { name: 'Last page' }).querySelector('svg')?.getAttribute('aria-hidden')).toBe(
        'true',
      );
    });

    test('mirrors its arrows in right-to-left text', () => {
      const { container } = renderInProvider(
        <>
          <IconButton icon="lastPage" label="Last page" />
          <IconButton icon="search" label="Search" />
        </>,
        { direction: 'rtl' },
      );
      expect([...container.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).scale)).toEqual([
        '-1 1',
        'none',
      ]);
    });
  });

  describe('Checkbox', () => {
    function Live() {
      const [isSelected, setIsSelected] = useState(false);
      return (
        <Checkbox isSelected={isSelected} onChange={setIsSelected}>
          Prefer these columns
        </Checkbox>
      );
    }

    test('is named and toggled by its label', async () => {
      renderInProvider(<Live />);
      const checkbox = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Prefer these columns' });
      await userEvent.click(screen.getByText('Prefer these columns'));
      expect(checkbox.checked).toBe(true);
      await userEvent.keyboard(' ');
      expect(checkbox.checked).toBe(false);
    });

    test('is neither checked nor unchecked when indeterminate', () => {
      const { rerender } = renderInProvider(<Checkbox label="Select all 11,083" isSelected={false} isIndeterminate />);
      const checkbox = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all 11,083' });
      expect(checkbox.indeterminate).toBe(true);
      rerender(<Checkbox label="Select all 11,083" isSelected />);
      expect([checkbox.indeterminate, checkbox.checked]).toEqual([false, true]);
    });
  });

  describe('Progress', () => {
    test('has a name, and reports its value if the value is known', () => {
      const { rerender } = renderInProvider(<Progress label="Loading the menu" />);
      const bar = screen.getByRole('progressbar', { name: 'Loading the menu' });
      expect(bar.getAttribute('aria-valuenow')).toBe(null);
      rerender(<Progress label="Loading the menu" value={0.254} />);
      expect(bar.getAttribute('aria-valuenow')).toBe('25');
      rerender(<Progress label="Loading the menu" value={7} />);
      expect(bar.getAttribute('aria-valuenow')).toBe('100');
    });
  });

  describe('SkipLink', () => {
    test('is the first Tab stop, visible while focused, and leads to the content', async () => {
      renderInProvider(
        <>
          <SkipLink targetId="content" />
          <a href="#elsewhere">Elsewhere</a>
          <main id="content" tabIndex={-1} />
        </>,
      );
      const link = screen.getByRole('link', { name: 'Skip to main content' });
      expect(getComputedStyle(link).clipPath).toBe('inset(50%)');
      await userEvent.tab();
      expect([document.activeElement, getComputedStyle(link).clipPath]).toEqual([link, 'none']);
      await userEvent.keyboard('{Enter}');
      expect(document.activeElement).toBe(screen.getByRole('main'));
    });
  });

  test('R41: every control is at least 24 px high and wide', () => {
    const { container } = renderInProvider(
      <>
        <Button size="small">x</Button>
        <IconButton size="small" icon="close" label="Close" />
        <Checkbox label="Select 10000-28" isSelected />
      </>,
    );
    const small = [...container.querySelectorAll('button, label')]
      .map((control) => control.getBoundingClientRect())
      .filter(({ width, height }) => Math.min(width, height) < 24);
    expect(small).toEqual([]);
  });

  test('R38: axe finds nothing in any control, in light and dark mode, enabled and disabled', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const { container, unmount } = renderInProvider(
        <>
          {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
            <p key={variant}>
              <Button variant={variant}>{variant}</Button>
              <Button variant={variant} isDisabled>
                {variant}
              </Button>
            </p>
          ))}
          <IconButton icon="close" label="Close" />
          <Checkbox isSelected>Prefer these columns</Checkbox>
          <Progress label="Loading the menu" />
          <Skeleton width="120px" />
          <VisuallyHidden>Heard, not seen</VisuallyHidden>
        </>,
        { theme },
      );
      expect(await axeFindings(container)).toEqual([]);
      unmount();
    }
  });
});

describe('RadioToggle', () => {
  type Version = 'V_7K' | 'V_11K';

  const options = [
    { value: 'V_7K', label: '7K' },
    { value: 'V_11K', label: '11K' },
  ] as const;

  function renderToggle({ isDisabled = false, ...provider }: ProviderOptions & { readonly isDisabled?: boolean } = {}) {
    const onChange = vi.fn<(value: Version) => void>();
    function Live() {
      const [value, setValue] = useState<Version>('V_7K');
      return (
        <RadioToggle
          label="Assay version"
          options={options}
          value={value}
          isDisabled={isDisabled}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
        />
      );
    }
    renderInProvider(<Live />, provider);
    return { onChange, radio: (name: string) => screen.getByRole('radio', { name }) };
  }

  function checked(): readonly (string | null)[] {
    return screen.getAllByRole('radio').map((radio) => `${radio.textContent} ${radio.getAttribute('aria-checked')}`);
  }

  test('is a radio group of its options', () => {
    renderToggle();
    expect(screen.getByRole('radiogroup', { name: 'Assay version' }).textContent).toBe('7K11K');
    expect(checked()).toEqual(['7K true', '11K false']);
  });

  test('reports every choice, even of the current value', async () => {
    const { onChange, radio } = renderToggle();
    await userEvent.click(radio('7K'));
    await userEvent.click(radio('11K'));
    expect(onChange.mock.calls).toEqual([['V_7K'], ['V_11K']]);
    expect(checked()).toEqual(['7K false', '11K true']);
  });

  test('R39: is one Tab stop, and arrow keys choose the next option and wrap around', async () => {
    const { onChange, radio } = renderToggle();
    await userEvent.tab();
    expect(document.activeElement).toBe(radio('7K'));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(radio('11K'));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(onChange.mock.calls).toEqual([['V_11K'], ['V_7K'], ['V_11K']]);
    await userEvent.tab();
    expect(screen.getByRole('radiogroup').contains(document.activeElement)).toBe(false);
  });

  test('moves forward with the left arrow in right-to-left text', async () => {
    const { radio, onChange } = renderToggle({ direction: 'rtl' });
    radio('7K').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(onChange.mock.calls).toEqual([['V_11K']]);
  });

  test('S4-11: while disabled is announced as disabled, does nothing and keeps the focus', async () => {
    const { radio, onChange } = renderToggle({ isDisabled: true });
    radio('7K').focus();
    await userEvent.keyboard('{ArrowRight}');
    radio('11K').click();
    expect(onChange.mock.calls).toEqual([]);
    expect(document.activeElement).toBe(radio('7K'));
    expect(screen.getAllByRole('radio').map((each) => each.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  });

  test('R38: axe finds nothing in light and dark mode', async () => {
    renderToggle({ theme: 'dark' });
    expect(await axeFindings()).toEqual([]);
  });

  test('R38: axe finds nothing in light', async () => {
    renderToggle({ theme: 'light' });
    expect(await axeFindings()).toEqual([]);
  });
});

describe('Tabs', () => {
  const tabs = [
    { value: 'a', label: 'First' },
    { value: 'b', label: 'Second' },
    { value: 'c', label: 'Third' },
  ] as const;

  function Live() {
    const [value, setValue] = useState<'a' | 'b' | 'c'>('a');
    return (
      <Tabs label="Letters" tabs={tabs} value={value} onChange={setValue}>
        <p>About {value}</p>
      </Tabs>
    );
  }

  const shown = () => [
    document.activeElement?.textContent,
    screen.getByRole('tabpanel', { name: screen.getByRole('tab', { selected: true }).textContent ?? '' }).textContent,
  ];

  async function keys(provider: ProviderOptions, ...pressed: readonly string[]): Promise<readonly unknown[]> {
    renderInProvider(<Live />, provider);
    await userEvent.tab();
    const seen: unknown[] = [];
    for (const key of pressed) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await userEvent.keyboard(`{${key}}`);
      seen.push(shown());
    }
    return seen;
  }

  test('R39: arrow keys, Home and End choose a tab, and the arrow keys wrap around', async () => {
    expect(await keys({}, 'ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home')).toEqual([
      ['Second', 'About b'],
      ['Third', 'About c'],
      ['First', 'About a'],
      ['Third', 'About c'],
      ['First', 'About a'],
    ]);
  });

  test('reverses the arrow keys in right-to-left text', async () => {
    expect(await keys({ direction: 'rtl' }, 'ArrowLeft')).toEqual([['Second', 'About b']]);
  });

  test('a click chooses, and axe finds nothing', async () => {
    renderInProvider(<Live />);
    await userEvent.click(screen.getByRole('tab', { name: 'Second' }));
    expect([shown(), await axeFindings()]).toEqual([['Second', 'About b'], []]);
  });
});

describe('Tooltip', () => {
  function renderTooltip() {
    renderInProvider(
      <Tooltip text="Selectivity to Homologous or Related Proteins">
        <button type="button">Selectivity</button>
      </Tooltip>,
    );
    return screen.getByRole('button', { name: 'Selectivity' });
  }

  function useFakeClock(): void {
    vi.useFakeTimers();
  }

  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;
  const text = 'Selectivity to Homologous or Related Proteins';

  test('shows at once on keyboard focus, and describes its trigger', async () => {
    const button = renderTooltip();
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    expect(shown()).toBe(text);
    expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    await userEvent.tab();
    expect(shown()).toBe(null);
  });

  test('is hidden by Escape, and the focus stays', async () => {
    const button = renderTooltip();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect([shown(), document.activeElement === button]).toEqual([null, true]);
  });

  test('is hidden by Escape under a mouse too, wherever the focus is', async () => {
    const button = renderTooltip();
    useFakeClock();
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    await pass(300);
    const before = shown();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await pass(5000);
    expect([before, shown()]).toEqual([text, null]);
  });

  test('shows 300 ms after a mouse enters the trigger, and is hidden 250 ms after the mouse leaves', async () => {
    const button = renderTooltip();
    useFakeClock();
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    await pass(299);
    expect(shown()).toBe(null);
    await pass(1);
    expect(shown()).toBe(text);
    fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    await pass(249);
    expect(shown()).toBe(text);
    await pass(1);
    expect(shown()).toBe(null);
  });

  test('stays while the pointer is on it', async () => {
    const button = renderTooltip();
    useFakeClock();
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    await pass(300);
    fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    fireEvent.pointerEnter(screen.getByRole('tooltip'), { pointerType: 'mouse' });
    await pass(5000);
    expect(shown()).toBe(text);
    fireEvent.pointerLeave(screen.getByRole('tooltip'), { pointerType: 'mouse' });
    await pass(250);
    expect(shown()).toBe(null);
  });

  test.each([
    ['200px', 'above'],
    ['0', 'below'],
  ])('with %s above the trigger is inside the window, %s the trigger', async (room, side) => {
    const button = renderTooltip();
    button.style.marginBlockStart = room;
    await userEvent.tab();
    const at = screen.getByRole('tooltip').getBoundingClientRect();
    const { top, bottom } = button.getBoundingClientRect();
    expect([
      at.left >= 0,
      at.right <= window.innerWidth,
      at.bottom <= top ? 'above' : at.top >= bottom && 'below',
    ]).toEqual([true, true, side]);
  });

  test('R38: has no axe violation while it shows', async () => {
    renderTooltip();
    await userEvent.tab();
    expect(await axeFindings()).toEqual([]);
  });
});

describe('FeatureBoundary', () => {
  test('R39: announces the error of a broken feature, keeps the rest of the page, and restarts the feature without losing the focus', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    let isBroken = true;
    function Feature() {
      if (isBroken) throw new Error('A feature that breaks while it renders.');
      return <p>The feature</p>;
    }
    renderInProvider(
      <>
        <h1>The page</h1>
        <FeatureBoundary>
          <Feature />
        </FeatureBoundary>
      </>,
    );
    expect(screen.getByRole('alert').textContent).toBe(
      'Something went wrongThis part of the page stopped working. Trying again usually helps; nothing you saved is lost.Try again',
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The page');
    expect(await axeFindings()).toEqual([]);
    isBroken = false;
    screen.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    expect([screen.getByText('The feature').tagName, screen.queryByRole('alert')]).toEqual(['P', null]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});

describe('whenUsed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  const press = (): boolean => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  const move = (): boolean => window.dispatchEvent(new PointerEvent('pointermove'));

  test('runs nothing for a user who only looks, and runs the task in the first pause after the user used the page', async () => {
    const task = vi.fn<() => void>();
    whenUsed(task);
    await vi.advanceTimersByTimeAsync(60_000);
    const unused = task.mock.calls.length;
    for (let count = 0; count < 10; count += 1) {
      press();
      await vi.advanceTimersByTimeAsync(200);
    }
    const typing = task.mock.calls.length;
    await vi.advanceTimersByTimeAsync(3000);
    const paused = task.mock.calls.length;
    move();
    await vi.advanceTimersByTimeAsync(3000);
    expect([unused, typing, paused, task.mock.calls.length]).toEqual([0, 0, 1, 1]);
  });

  test('does not run a cancelled task, even in a pause that has begun', async () => {
    const task = vi.fn<() => void>();
    const cancel = whenUsed(task);
    move();
    await vi.advanceTimersByTimeAsync(100);
    cancel();
    move();
    await vi.advanceTimersByTimeAsync(5000);
    expect(task).not.toHaveBeenCalled();
  });
});
