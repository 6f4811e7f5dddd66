import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn } from '../permissions/index.ts';
import {
  Closing,
  ClosingPreview,
  ClosingToSave,
  ClosingUndo,
  SavedClosing,
  UndoneClosing,
} from '../shapes/closing.ts';
import { Code } from '../shapes/fields.ts';

const ofOrganisation = z.object({ orgCode: Code });
const mayManage = mayIn('competitions.manage', { organisationCode: 'params.orgCode' });
const unknown = ['VENUE_UNKNOWN', 'TEAM_NOT_HERE', 'FIELD_UNKNOWN'] as const;

/** Closing a venue or some days, together with the matches there. */
export const closingCalls = {
  preview: call({
    method: 'POST',
    path: '/closings/{orgCode}/preview',
    summary: 'Preview which matches a closure would affect and where each could move; changes nothing',
    access: mayManage,
    onlyReads: true,
    params: ofOrganisation,
    body: Closing,
    reply: ClosingPreview,
    errors: unknown,
  }),
  save: call({
    method: 'POST',
    path: '/closings/{orgCode}',
    summary: 'Close and move matches together, if nothing has changed since the preview',
    access: mayManage,
    params: ofOrganisation,
    body: ClosingToSave,
    reply: SavedClosing,
    errors: [
      ...unknown,
      'CLOSING_OUTDATED',
      'MATCH_NOT_CONCERNED',
      'SCHEDULE_CONFLICT',
      'NAME_TAKEN',
      'STALE_VERSION',
      'FIELD_IN_USE',
      'INVALID_TRANSITION',
      'PHASE_LOCKED',
      'REASON_REQUIRED',
    ],
  }),
  undo: call({
    method: 'POST',
    path: '/closings/{orgCode}/undo',
    summary: 'Open closed days again and put the matches back, if nothing has changed since',
    access: mayManage,
    params: ofOrganisation,
    body: ClosingUndo,
    reply: UndoneClosing,
    errors: [
      'CLOSING_CHANGED_SINCE',
      'FIELD_UNKNOWN',
      'SCHEDULE_CONFLICT',
      'INVALID_TRANSITION',
      'PHASE_LOCKED',
      'REASON_REQUIRED',
    ],
  }),
};
