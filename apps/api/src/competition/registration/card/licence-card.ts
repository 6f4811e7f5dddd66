import type { LicenceCards, Read } from '@traip/contract';
import { isPlayable, type LicenceState } from '@traip/engine/registration';
import { teamInBrief } from '../../../people/team/in-brief.ts';
import { fileUrl } from '../../../platform/files/files.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import type { LicenceSigner } from '../token/licence-key.ts';
import { issueToken } from '../token/licence-token.ts';
import type { CardRow } from './queries.ts';

export type Card = Read<typeof LicenceCards>['cards'][number];

interface CardContext {
  readonly userId: string;
  readonly signer: LicenceSigner;
  readonly now: Date;
  readonly renewalOf: (row: CardRow) => Card['renewal'];
}

/** A licence as its holder, or their guardian, sees it. */
export function licenceCard(row: CardRow, { userId, signer, now, renewalOf }: CardContext): Card {
  const { licenceId: id, personId, firstName, surnames, avatarKey, birthday, decidedAt, submittedAt } = row;
  const playable = isPlayableOn(row, now);
  const isDecided = row.state === 'RETURNED' || row.state === 'REVOKED';
  return {
    id,
    personId,
    firstName,
    surnames,
    photoUrl: fileUrl(avatarKey),
    birthYear: birthday === null ? null : Number(birthday.slice(0, 4)),
    isOwn: personId === userId,
    isStaff: row.isStaff,
    team: teamInBrief({
      id: row.teamId,
      name: row.teamName,
      code: row.teamCode,
      sportKey: row.teamSportKey,
      competitorKind: row.competitorKind,
      avatarKey: row.teamAvatarKey,
    }),
    organisation: row.organisation,
    competition: { id: row.competitionId, name: row.competitionName },
    category: row.category,
    season: row.season,
    shirt: row.shirt,
    number: row.number,
    state: shownState(row, now),
    isPlayable: playable,
    validUntil: row.validUntil,
    reason: isDecided ? row.reason : null,
    decidedBy: isDecided ? row.decidedBy : null,
    decidedAt: isDecided ? decidedAt : null,
    submittedAt,
    mending: row.state === 'RETURNED' ? mendingOf(row, userId) : null,
    renewal: renewalOf(row),
    token: playable ? issueToken(signer, { ...row, id }, now) : null,
  };
}

export function isPlayableOn(row: CardRow, now: Date): boolean {
  return isPlayable(row, dayInMadrid(now));
}

function mendingOf(row: CardRow, userId: string): Card['mending'] {
  const maySend = row.isInTeam;
  if (row.personId === userId) return { photo: 'MAY', maySend };
  if (row.userCode !== null) return { photo: 'THEIRS', maySend };
  return { photo: row.agreedToPhoto === false ? 'FORBIDDEN' : 'MAY', maySend };
}

/** A licence is over the day after its last day, even before the nightly job records it. */
export function shownState({ state, validUntil }: CardRow, now: Date): LicenceState {
  const isOver = state === 'APPROVED' && validUntil !== null && validUntil < dayInMadrid(now);
  return isOver ? 'EXPIRED' : state;
}
