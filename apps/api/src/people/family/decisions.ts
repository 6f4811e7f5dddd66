import type { ConsentPurpose, PublicName } from '@traip/contract';

interface Decision {
  readonly purpose: ConsentPurpose;
  readonly choice: 'YES' | 'NO' | PublicName;
  readonly givenBy: string;
  /** Of somebody who still answers for the person. */
  readonly counts: boolean;
}

const narrowestFirst = ['HIDDEN', 'SHORT', 'FULL'] as const;

/** What holds: of everybody who answers for a person the latest word counts, and where they differ, it is no. */
export function decisionsOf(latestFirst: readonly Decision[]) {
  const choices = (purpose: ConsentPurpose) => {
    const byGiver = new Map<string, Decision['choice']>();
    for (const decision of latestFirst) {
      const isFirst = decision.purpose === purpose && decision.counts && !byGiver.has(decision.givenBy);
      if (isFirst) byGiver.set(decision.givenBy, decision.choice);
    }
    return [...byGiver.values()];
  };
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
