/** A head, or something that it names, cannot be read. A build makes everything anew. The message has no full stop. */
export class HeadDamaged extends Error {}
