/** The kill switch of the service worker: a small file that the operator controls. */

/** The answer to a request for the control file. */
export interface ControlAnswer {
  /** HTTP status. */
  readonly status: number;
  /** The body as parsed JSON; undefined when it is not JSON. */
  readonly body: unknown;
}

export interface ControlVerdict {
  readonly isDisabled: boolean;
  /** Whether this answer shows that the host has a control file. */
  readonly isPresent: boolean;
}

const NOTHING: ControlVerdict = { isDisabled: false, isPresent: false };
const GONE = new Set([404, 410]);

/**
 * Decides whether the worker has to go. Only two things count as the operator's will: the file says
 * `{"disable": true}`, or it is gone where it was before. Everything else (no network, a server in trouble, a
 * login portal's page, a host that never had the file) changes nothing.
 * @param answer undefined when none came
 * @param wasPresent whether this device has ever read the file
 */
export function judgeControl(
  answer: ControlAnswer | undefined,
  wasPresent: boolean,
): ControlVerdict {
  if (answer === undefined) return NOTHING;
  if (GONE.has(answer.status)) return { isDisabled: wasPresent, isPresent: false };
  const { status, body } = answer;
  const isFile =
    status === 200 && typeof body === 'object' && body !== null && !Array.isArray(body);
  if (!isFile) return NOTHING;
  return { isDisabled: 'disable' in body && body.disable === true, isPresent: true };
}
