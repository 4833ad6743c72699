/**
 * Line icons on a 16 px grid, in the colour of the text. An icon is decoration, so its control has the accessible
 * name.
 */

const paths = {
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10Zm3.6-1.4L14 14',
  close: 'm4 4 8 8m0-8-8 8',
  check: 'm3 8.5 3.2 3.2L13 4.8',
  plus: 'M8 3v10M3 8h10',
  edit: 'm3 13 .6-2.9L11 2.7 13.3 5l-7.4 7.4L3 13Zm6.4-8.7 2.3 2.3',
  filter: 'M2 3h12L9.5 8.5V13l-3-1.5v-3L2 3Z',
  link: 'M6.5 9.5a2.8 2.8 0 0 0 4 0l2-2a2.8 2.8 0 0 0-4-4l-.8.8m1.8 2.2a2.8 2.8 0 0 0-4 0l-2 2a2.8 2.8 0 0 0 4 4l.8-.8',
  chevronDown: 'm4 6 4 4 4-4',
  chevronStart: 'm10 4-4 4 4 4',
  chevronEnd: 'm6 4 4 4-4 4',
  firstPage: 'm12 4-4 4 4 4M4.5 4v8',
  lastPage: 'm4 4 4 4-4 4m7.5-8v8',
  keyboard: 'M1.5 4h13v8h-13zM4.2 6.7h.1m2.4 0h.1m2.4 0h.1m2.4 0h.1M5 9.4h6',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12Zm0-6.5V11m0-5.8v.1',
  success: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM5.5 8.2l1.8 1.8 3.3-3.8',
  warning: 'M8 2.2 14.3 13.3H1.7L8 2.2ZM8 6.5v3.2m0 1.8v.1',
  error: 'M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5L5.5 2ZM8 5v3.8m0 2v.1',
} as const;

export type IconName = keyof typeof paths;
export const iconNames = Object.keys(paths) as readonly IconName[];

/** Icons that are mirrored in right-to-left text. */
const directional: ReadonlySet<IconName> = new Set(['chevronStart', 'chevronEnd', 'firstPage', 'lastPage']);

export interface IconProps {
  readonly name: IconName;
}

export function Icon({ name }: IconProps) {
  return (
    <svg
      className="ssm-Icon"
      data-directional={directional.has(name) || undefined}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
