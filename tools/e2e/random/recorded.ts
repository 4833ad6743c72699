/** Sequences that once failed, named by their fault. `npm test` replays each. Add the lines that a failure prints. */
export const recorded: Readonly<Record<string, readonly string[]>> = {
  'a ticked row, a scroll and a search that leaves fewer rows': ['tick row 42', 'scroll by -397', 'search IL6'],
  'a scrolled table that is empty while another version loads': ['scroll to row 60', 'switch to 11K'],
};
