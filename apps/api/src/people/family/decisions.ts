import type { ConsentPurpose, PublicName } from '@traip/contract';

interface Decision {
  readonly purpose: ConsentPurpose;
  readonly choice: 'YES' | 'NO' | PublicName;
  /** Whether it is the latest decision of someone responsible for the person. */
  readonly holds: boolean;
}

const narrowestFirst = ['HIDDEN', 'SHORT', 'FULL'] as const;

/** The decision in force: where guardians differ, it is no. */
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
