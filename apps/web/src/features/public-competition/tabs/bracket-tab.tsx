import { type FixtureView, tiesOf } from '@traip/contract/bracket';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { knockoutsOf } from '../../../lib/knockouts.ts';
import { Bracket } from '../../../ui/bracket/bracket.tsx';
import { BracketList } from '../../../ui/bracket/bracket-list.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { loadFixtures } from '../parts/load.ts';
import styles from '../parts/public-competition.module.css';
import type { TabProps } from '../parts/tab-props.ts';

/** The knock-outs as a picture, and as an equivalent list. */
export async function BracketTab({ competition }: TabProps) {
  const { bracket, bout, ui } = await getMessages();
  const shown = await Promise.all(
    knockoutsOf(competition).map(async ({ id, name }) => ({
      id,
      name,
      fixtures: (await loadFixtures(competition.id, id)).fixtures,
    })),
  );
  return (
    <NextIntlClientProvider messages={{ bracket, bout, ui }}>
      <div className={styles.stack}>
        {shown.map(({ id, name, fixtures }) => (
          <Knockout key={id} name={name} fixtures={fixtures} />
        ))}
      </div>
    </NextIntlClientProvider>
  );
}

interface KnockoutProps {
  readonly name: string;
  readonly fixtures: readonly FixtureView[];
}

function Knockout({ name, fixtures }: KnockoutProps) {
  const t = useTranslations('publicCompetition');
  if (tiesOf(fixtures).length === 0)
    return (
      <Card title={name} flush>
        <EmptyState title={t('noBracket')}>{t('noBracketText')}</EmptyState>
      </Card>
    );
  return (
    <>
      <Card title={name} flush>
        <Bracket fixtures={fixtures} label={name} matchesPath="/m" />
      </Card>
      <Card title={t('inWords')} flush>
        <BracketList fixtures={fixtures} matchesPath="/m" />
      </Card>
    </>
  );
}
