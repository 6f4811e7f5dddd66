import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Facts as FactList } from '../../../ui/facts.tsx';

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Read-only. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const t = useTranslations('organisationSettings');
  return <FactList facts={facts.map(({ name, value }) => ({ term: name, value: value || t('unknown') }))} />;
}
