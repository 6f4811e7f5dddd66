import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { kindIn } from '../data/event-kinds.ts';
import type { PublicMatchData } from '../data/load.ts';
import { Bars } from './bars.tsx';
import { countedKinds } from './counted-kinds.ts';
import { type Figure, figuresOf } from './figures.ts';

/** Statistics beside the score; hidden if nothing was recorded. */
export function FiguresCard({ match }: { readonly match: PublicMatchData }) {
  const t = useTranslations('publicMatch');
  const labelOf = useLabel(match);
  const bars = figuresOf(match).map((figure) => ({ ...figure, ...labelOf(figure) }));
  if (bars.length === 0) return null;
  const names = { home: match.home?.name ?? '', away: match.away?.name ?? '' };
  return (
    <Card title={t('figures.title')}>
      <Bars bars={bars} caption={t('figures.caption', names)} names={names} />
    </Card>
  );
}

function useLabel({ sportVariantKey, traip }: PublicMatchData) {
  const t = useTranslations('publicMatch.figures');
  return (figure: Figure): { readonly key: string; readonly label: string } => {
    if (figure.name !== 'kind') return { key: figure.name, label: t(figure.name) };
    const known = kindIn([sportVariantKey, traip.sportKey], figure.kind);
    const counted = countedKinds.find((kind) => kind === known);
    return { key: figure.kind, label: counted === undefined ? figure.kind : t(`kinds.${counted}`) };
  };
}
