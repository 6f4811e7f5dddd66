'use client';

import { matchUnit, overrideRules, sportByKey } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useRulesSummary } from '../../../ui/sport-rules/use-rules-summary.ts';
import { isUpcoming } from '../data/form-values.ts';
import type { CompetitionData, ManagedCompetition } from '../data/use-competition.ts';
import { EditRules } from './edit-rules.tsx';
import styles from './rules.module.css';

/** The rules of the sport with this competition's overrides. */
export function Rules({ competition }: ManagedCompetition) {
  const t = useTranslations('competitionManage.rules');
  const locale = useLocale();
  const sport = sportByKey(competition.category.sportVariantKey);
  const mayChange = isUpcoming(competition) && competition.abilities.includes('competitions.manage');
  const changes = Object.keys(competition.rulesOverride).length;
  return (
    <div className={styles.stack}>
      {!isUpcoming(competition) && <Notice tone="info">{t('frozen')}</Notice>}
      <Card title={t('title')}>
        <p className={styles.intro}>
          {t('of', { sport: sport?.name[locale] ?? competition.category.sportVariantKey })}{' '}
          {changes === 0 ? t('unchanged') : t('changed')}
        </p>
        <Summary competition={competition} />
      </Card>
      {mayChange && <EditRules competition={competition} />}
    </div>
  );
}

function Summary({ competition }: { readonly competition: CompetitionData }) {
  const t = useTranslations('competitionManage.rules');
  const summaryOf = useRulesSummary();
  const variant = competition.category.sportVariantKey;
  const sport = sportByKey(variant);
  if (sport === null) return null;
  const changed = overrideRules(sport, competition.rulesOverride);
  const { draw, forfeit, chain, groupChain, scoring } = 'breach' in changed ? sport : changed;
  const [league, groups] = [t(`chainNames.${chain}`), t(`chainNames.${groupChain}`)];
  const chains = chain === groupChain ? league : t('chains', { league, groups });
  // A match in sets always has a winner.
  const levels = [
    { term: t('level'), value: draw.league ? t('mayDraw') : t('mayNotDraw') },
    {
      term: t('knockout'),
      value: draw.knockout.map((item) => t(`breakers.${item}`)).join(' → ') || t('none'),
    },
  ];
  return (
    <Facts
      facts={[
        {
          term: t('match', { unit: matchUnit(variant) }),
          value: summaryOf(variant, competition.rulesOverride).join('\n'),
        },
        ...(scoring === 'SETS' ? [] : levels),
        {
          term: t('forfeit'),
          value:
            forfeit.effect === 'SCORE'
              ? `${forfeit.winner}–${forfeit.loser}`
              : t(`effects.${forfeit.effect}`),
        },
        { term: t('tieBreak'), value: chains },
      ]}
    />
  );
}
