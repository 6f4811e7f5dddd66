import type { Fixtures } from '../fixtures/fixture-ids.ts';
import type { RequestInput } from './request-input.ts';
import { picture } from './sample-bodies.ts';

const look = {
  primaryColor: '#0b7a70',
  accentColor: '#f2b705',
  coverAlt: 'La grada llena',
  printsSponsors: true,
  sponsors: [{ name: 'Panadería Sol', website: 'https://panaderia.example' }],
};

/** For the look of organisations, Traips and competitions. */
export const lookInputs: Record<string, (fixtures: Fixtures) => RequestInput> = {
  ...ofKind('Organisation', ({ organisationId }) => organisationId),
  ...ofKind('Traip', ({ traipId }) => traipId),
  ...ofKind('Competition', ({ competitionId }) => competitionId),
};

function ofKind(
  kind: string,
  idIn: (fixtures: Fixtures) => string,
): Record<string, (fixtures: Fixtures) => RequestInput> {
  const params = (fixtures: Fixtures) => ({ id: idIn(fixtures) });
  const cover = (fixtures: Fixtures) => ({ ...params(fixtures), picture: 'cover' });
  return {
    [`look.of${kind}`]: (fixtures) => ({ params: params(fixtures) }),
    [`look.saveOf${kind}`]: (fixtures) => ({ params: params(fixtures), body: look }),
    [`look.setPictureOf${kind}`]: (fixtures) => ({ params: cover(fixtures), file: picture }),
    [`look.removePictureOf${kind}`]: (fixtures) => ({ params: cover(fixtures) }),
  };
}
