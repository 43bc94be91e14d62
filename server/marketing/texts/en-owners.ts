export const owners = {
  title: 'Owner',
  owner: (name: string) => `Owner: ${name}`,
  gone: (name: string) => `Owner: ${name}, whose account was removed`,
  none: (createdBy: string) => `No owner; created by ${createdBy}`,
  newOwner: 'New owner',
  handOver: 'Hand over',
  handed: 'Handed over.',
  noAccounts: 'There is no account of a marketer to hand it over to.',
  onlyBoth: 'Only an account that opens all pages may hand this over to another account.',
};
