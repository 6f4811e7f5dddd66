import type { ConsentPurpose, PublicName } from '@traip/contract';

interface Decision {
  readonly purpose: ConsentPurpose;
  readonly choice: 'YES' | 'NO' | PublicName;
  /** The last word of somebody who answers for the person. */
  readonly holds: boolean;
}

const narrowestFirst = ['HIDDEN', 'SHORT', 'FULL'] as const;

/** What holds: where those who answer for a person differ, it is no. */
export function decisionsOf(decisions: readonly Decision[]) {
  const choices = (purpose: ConsentPurpose) =>
    decisions.flatMap((one) => (one.holds && one.purpose === purpose ? [one.choice] : []));
  const yesOrNo = (purpose: ConsentPurpose) => {
    const given = choices(purpose);
    if (given.length === 0) return null;
    return given.includes('NO') ? ('NO' as const) : ('YES' as const);
  };
  const names = choices('PUBLIC_NAME');
  return {
    PARTICIPATION: yesOrNo('PARTICIPATION'),
    PUBLIC_NAME: narrowestFirst.find((name) => names.includes(name)) ?? null,
    PHOTO: yesOrNo('PHOTO'),
    CONTACT: yesOrNo('CONTACT'),
  };
}
