/** A case of three teams that met once. */
export const league = {
  rules: {
    points: { win: 3, draw: 1, loss: 0 },
    policy: 'CONTINUE',
    meetings: 1,
    tiebreak: [{ scope: 'ALL', metric: 'DIFF' }],
  },
  teams: ['Lions', 'Bears', 'Wolves'],
  matches: [
    { home: 'Lions', away: 'Bears', hs: 2, as: 0 },
    { home: 'Bears', away: 'Wolves', hs: 1, as: 1 },
    { home: 'Wolves', away: 'Lions', hs: 0, as: 1 },
  ],
};
