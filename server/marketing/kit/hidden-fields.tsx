/** Preserves an address's other parameters in a form that changes some of them. */
export function HiddenFields({
  parameters,
}: {
  parameters: readonly (readonly [string, string])[];
}) {
  return parameters.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
