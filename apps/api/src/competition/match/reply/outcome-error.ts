import { errorBody, type OutcomeError, type Read, type Refusal } from '@traip/contract';

type OutcomeErrorReply = Read<typeof OutcomeError>;

/** The reply's form of a refusal for one of many items. */
export function outcomeError(refusal: Refusal): OutcomeErrorReply {
  const { code, message, field, details } = errorBody(refusal).error;
  return {
    code,
    message,
    ...(field === undefined ? {} : { field }),
    ...(details === undefined ? {} : { details: details as NonNullable<OutcomeErrorReply['details']> }),
  };
}
