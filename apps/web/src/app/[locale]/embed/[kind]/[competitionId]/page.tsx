import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { loadCompetition } from '../../../../../features/public-competition/index.ts';
import { widgetKinds } from '../../../../../features/sharing/index.ts';
import { parseAccent, Widget } from '../../../../../features/widgets/index.ts';

type Props = PageProps<'/[locale]/embed/[kind]/[competitionId]'>;

/** The page of the competition is the one to be found. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name } = await loadCompetition((await params).competitionId);
  return { title: name, robots: { index: false, follow: true } };
}

export default async function EmbedPage({ params, searchParams }: Props) {
  const { kind: asked, competitionId } = await params;
  const kind = widgetKinds.find((one) => one === asked);
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
