'use client';

import {
  duplicatesOfOrganisation,
  PossibleDuplicates,
  SettledDuplicates,
} from '../person-duplicates/index.ts';

interface OrganisationProps {
  readonly orgCode: string;
}

export function OrganisationDuplicates({ orgCode }: OrganisationProps) {
  return <PossibleDuplicates source={duplicatesOfOrganisation(orgCode)} />;
}

export function OrganisationDuplicatesSettled({ orgCode }: OrganisationProps) {
  return <SettledDuplicates source={duplicatesOfOrganisation(orgCode)} />;
}
