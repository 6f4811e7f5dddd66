import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { loadCompetition } from '../../../../../features/public-matches/index.ts';
import { widgetKinds } from '../../../../../features/sharing/index.ts';
import { parseAccent, Widget } from '../../../../../features/widgets/index.ts';

type Props = PageProps<'/[locale]/embed/[kind]/[competitionId]'>;

/** Only the competition's own page should be indexed. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name } = await loadCompetition((await params).competitionId);
  return { title: name, robots: { index: false, follow: true } };
}

export default async function EmbedPage({ params, searchParams }: Props) {
  const { kind: kindParam, competitionId } = await params;
  const kind = widgetKinds.find((widgetKind) => widgetKind === kindParam);
  if (kind === undefined) notFound();
  const { accent } = await searchParams;
  const competition = await loadCompetition(competitionId);
  return (
    <Widget
      kind={kind}
      competition={competition}
      accent={typeof accent === 'string' ? parseAccent(accent) : null}
    />
  );
}
