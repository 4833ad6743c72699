import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Reader, type ReaderProps, writeLanguages } from './testing/Reader.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.lang = 'en';
});

function open(languages: string, props: ReaderProps = {}): void {
  onTestFinished(writeLanguages(languages));
  render(<Reader {...props} />);
}

const offered = () =>
  within(screen.getByRole('combobox'))
    .getAllByRole('option')
    .map((option) => [option.textContent, option.lang]);

test('languages are called as their readers call them, and are spoken as theirs', () => {
  open('ar-XB de en en-XA ja');
  expect(offered()).toEqual([
    ['Deutsch', 'de'],
    ['English', 'en'],
    ['日本語', 'ja'],
  ]);
});

test('what is read is chosen, also where the installation says it with its region', () => {
  open('en de ja', { locale: 'de-CH' });
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('de');
});

test('there is no choice of one, nor where the page says of none', () => {
  open('en');
  expect(screen.queryByRole('combobox')).toBe(null);
});

test('R38, R39: it is made by the keyboard alone, applied at once and kept, and axe finds nothing', async () => {
  open('en de ja');
  screen.getByRole('combobox', { name: 'Language' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('combobox', { name: 'Sprache' });
  await userEvent.keyboard('{ArrowDown}');
  const choice = await screen.findByRole('combobox', { name: '言語' });
  await waitFor(() => expect(choice.ariaBusy ?? choice.getAttribute('aria-busy')).toBe('false'));
  expect([document.activeElement === choice, document.documentElement.lang, localStorage.getItem('language')]).toEqual([
    true,
    'ja',
    'ja',
  ]);
  // The choice is a part of a page, which has the heading.
  const { violations } = await axe.run({ rules: { 'page-has-heading-one': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
