/** Sequences that once failed, by what was wrong. Each is played before anything new is tried: add the lines that a failure prints. */
export const recorded: Readonly<Record<string, readonly string[]>> = {
  'a ticked row, a scroll and a search that leaves fewer rows': ['tick row 12', 'scroll to row 40', 'search IL6'],
};
