import type { Call } from '../description/read-reference.ts';
import { isFeed, isJson, sampleBody } from '../samples/sample-call.ts';
import type { TryLabels } from '../try/try-form.tsx';
import { TryIt } from '../try/try-it.tsx';

/** Calls that a token can make and public reads; files and feeds are for other tools. */
function canBeTried({ caller, scope, sample: { method, sentType, replyType } }: Call): boolean {
  if (sentType !== null || isFeed(replyType) || !isJson(replyType)) return false;
  return caller === 'anyone' ? method === 'GET' : scope !== 'session';
}

export function TryCall({ call, labels }: { readonly call: Call; readonly labels: TryLabels }) {
  if (!canBeTried(call)) return null;
  const { method, path, parameters } = call.sample;
  const body = sampleBody(call.sample);
  return (
    <TryIt
      method={method}
      path={path}
      parameters={parameters.flatMap(({ name, place, isRequired, example }) =>
        place === 'header' ? [] : [{ name, place, isRequired, example: String(example ?? '') }],
      )}
      body={body === undefined ? null : JSON.stringify(body, null, 2)}
      takesToken={call.caller !== 'anyone'}
      labels={labels}
    />
  );
}
