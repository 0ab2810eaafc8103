// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isText(v.reference);
const shape2 = (v) => isRecord(v) && isText(v.id) && ((v) => ["start","money","play","rules"].includes(v))(v.group) && isText(v.title) && isText(v.content) && ((v) => isText(v) || isNull(v))(v.version) && ((v) => isText(v) || isNull(v))(v.validFrom);
const shape3 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape2))(v.articles);
const shape4 = (v) => isRecord(v) && isFlag(v.isOfficial) && ((v) => ((v) => ["telegram","whatsapp","email","zalo"].includes(v))(v) || isNull(v))(v.channel) && ((v) => isText(v) || isNull(v))(v.name);

export const guards = {
  feedback: shape1,
  helpCenter: shape3,
  representative: shape4,
};
