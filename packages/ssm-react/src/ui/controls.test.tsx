import { fireEvent, screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../testing/axe.ts';
import { renderInProvider } from '../testing/renderWithServer.tsx';
import { Button } from './button/Button.tsx';
import { IconButton } from './button/IconButton.tsx';
import { Checkbox } from './choice/Checkbox.tsx';
import { Progress } from './feedback/Progress.tsx';
import { Skeleton } from './feedback/Skeleton.tsx';
import { SkipLink } from './screen-reader/SkipLink.tsx';
import { VisuallyHidden } from './screen-reader/VisuallyHidden.tsx';

describe('Button', () => {
  test('it is pressed by mouse, Enter and Space', async () => {
    const onPress = vi.fn<() => void>();
    renderInProvider(<Button onPress={onPress}>Filters</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.keyboard('{Enter} ');
    expect(onPress.mock.calls.length).toBe(3);
  });

  test('disabled it does nothing and keeps the focus, so that a keyboard never falls to the page', async () => {
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

  test('disabled it does not submit its form', () => {
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
  test('its label names it; its icon says nothing', () => {
    renderInProvider(<IconButton icon="lastPage" label="Last page" />);
    expect(screen.getByRole('button', { name: 'Last page' }).querySelector('svg')?.getAttribute('aria-hidden')).toBe(
      'true',
    );
  });

  test('arrows turn where text runs from right to left', () => {
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

  test('its label names and toggles it', async () => {
    renderInProvider(<Live />);
    const checkbox = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Prefer these columns' });
    await userEvent.click(screen.getByText('Prefer these columns'));
    expect(checkbox.checked).toBe(true);
    await userEvent.keyboard(' ');
    expect(checkbox.checked).toBe(false);
  });

  test('some of many is neither on nor off', () => {
    const { rerender } = renderInProvider(<Checkbox label="Select all 11,083" isSelected={false} isIndeterminate />);
    const checkbox = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all 11,083' });
    expect(checkbox.indeterminate).toBe(true);
    rerender(<Checkbox label="Select all 11,083" isSelected />);
    expect([checkbox.indeterminate, checkbox.checked]).toEqual([false, true]);
  });
});

describe('Progress', () => {
  test('it is named, and says how far it is when that is known', () => {
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
  test('it is the first Tab stop, seen while it has the focus, and leads to the content', async () => {
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

test('R38: axe finds nothing in any control, light or dark, able or disabled', async () => {
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
