import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { previewClosing } from './preview-closing.ts';
import { saveClosing } from './save-closing.ts';
import { undoClosing } from './undo-closing.ts';

export const closingHandlers: Handlers<typeof contract>['closing'] = {
  preview: previewClosing,
  save: saveClosing,
  undo: undoClosing,
};
