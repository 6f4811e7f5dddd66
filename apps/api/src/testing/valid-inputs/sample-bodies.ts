export const picture = Buffer.from('not a picture, but authorization comes first');

export const form = {
  traip: { name: 'Copa', sportKey: 'FOOTBALL' },
  season: { name: '2027' },
  category: { name: 'B' },
  competition: { name: 'Clausura' },
  phases: [{ name: 'Liga', algorithm: 'ROUND_ROBIN' }],
  generate: false,
};
