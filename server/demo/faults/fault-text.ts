import { FAULT_KINDS, type Fault, type FaultKind } from '#server/demo/faults/faults.ts';
import { SettingsError } from '#server/core/settings/setting-readers.ts';

const VALUED: ReadonlySet<FaultKind> = new Set(['latency', 'errcode', 'code', 'http']);

/**
 * Parses `path=kind:value`, e.g. `/app/v1/gameLike=errcode:1004`.
 * @throws SettingsError that explains the problem
 */
export function readFaultText(text: string): Fault {
  const [, path, kindText, valueText] = /^(\/[^=]*)=([\w-]+)(?::(.*))?$/.exec(text) ?? [];
  if (path === undefined || kindText === undefined) {
    throw new SettingsError(`fault "${text}" must look like /app/v1/gameLike=errcode:1004`);
  }
  return makeFault({ path, kind: kindText, value: valueText });
}

/** Validates the parts of a fault. @throws SettingsError that explains the problem */
export function makeFault(parts: {
  path: string;
  kind: string;
  value?: string | number | undefined;
  times?: number | undefined;
}): Fault {
  const kind = FAULT_KINDS.find((known) => known === parts.kind);
  if (kind === undefined) {
    throw new SettingsError(`fault kind "${parts.kind}" must be one of ${FAULT_KINDS.join(', ')}`);
  }
  const { path, times } = parts;
  if (!VALUED.has(kind)) return { path, kind, value: 0, times };
  const value = Number(parts.value === '' ? Number.NaN : parts.value);
  if (!Number.isSafeInteger(value) || value < 0 || (kind === 'http' && !isStatus(value))) {
    throw new SettingsError(`fault ${kind} needs a number, not "${parts.value ?? ''}"`);
  }
  return { path, kind, value, times };
}

const isStatus = (value: number): boolean => value >= 200 && value <= 599;
