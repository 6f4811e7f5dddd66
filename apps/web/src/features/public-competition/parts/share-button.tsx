import { settings } from '../../../lib/settings.ts';
import { SharingTexts } from '../../../ui/share/sharing-texts.tsx';
import type { PublicCompetitionData } from '../../public-matches/index.ts';
import { ShareCompetition, widgetsOf } from '../../sharing/index.ts';
import { hasBracket } from './has-bracket.ts';

interface ShareButtonProps {
  readonly competition: PublicCompetitionData;
  /** Whether the competition has races. */
  readonly isRaced?: boolean;
}

export function ShareButton({ competition, isRaced = false }: ShareButtonProps) {
  const { id, name } = competition;
  const widgets = widgetsOf({ isRaced, hasBracket: !isRaced && hasBracket(competition) });
  return (
    <SharingTexts>
      <ShareCompetition id={id} name={name} widgets={widgets} origin={settings().publicOrigin} />
    </SharingTexts>
  );
}
