// Generated from @livery/contract/shapes by scripts/generate-guards.ts; do not edit.
const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);
const isText = (v) => typeof v === 'string';
const isWhole = Number.isInteger;
const isFlag = (v) => typeof v === 'boolean';
const isNull = (v) => v === null;
const shape1 = (v) => isRecord(v) && isText(v.mainDomain) && ((v) => Array.isArray(v) && v.every(isText))(v.domainRoute);
const shape2 = (v) => isRecord(v) && isFlag(v.enabled) && isFlag(v.required) && isText(v.acceptedPattern) && isText(v.patternId) && isWhole(v.minLength) && isWhole(v.maxLength);
const shape3 = (v) => isRecord(v) && Object.values(v).every(shape2);
const shape4 = (v) => isRecord(v) && shape3(v.fields);
const shape5 = (v) => isRecord(v) && isText(v.csType) && isText(v.path) && isText(v.title);
const shape6 = (v) => isRecord(v) && isText(v.resourceType) && isText(v.url) && ((v) => Array.isArray(v) && v.every(isText))(v.labels);
const shape7 = (v) => isRecord(v) && isText(v.ip);
const shape8 = (v) => isRecord(v) && isFlag(v.enabled);
const shape9 = (v) => isRecord(v) && shape8(v.REFERRAL);
const shape10 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape5))(v.customerService) && ((v) => Array.isArray(v) && v.every(isText))(v.domainRoute) && isText(v.mainDomain) && ((v) => isText(v) || isNull(v))(v.analyticsId) && ((v) => Array.isArray(v) && v.every(shape6))(v.resources) && ((v) => Array.isArray(v) && v.every(isText))(v.imageHosts) && ((v) => Array.isArray(v) && v.every(isText))(v.gameHosts) && shape7(v.location) && isFlag(v.maintenance) && isFlag(v.regionRestriction) && isText(v.currency) && isText(v.currencySymbol) && shape9(v.availablePromo);
const shape11 = (v) => isRecord(v) && ((v) => [0,1,2].includes(v))(v.status) && isFlag(v.maintenance) && isFlag(v.regionRestriction) && ((v) => isText(v) || isNull(v))(v.endTime) && shape7(v.location);
const shape12 = (v) => isRecord(v) && isText(v.modId) && isFlag(v.enabled);
const shape13 = (v) => isRecord(v) && isText(v.modId) && isFlag(v.enabled) && ((v) => Array.isArray(v) && v.every(shape12))(v.childrenNodes);
const shape14 = (v) => isRecord(v) && isText(v.modId) && isFlag(v.enabled) && ((v) => Array.isArray(v) && v.every(shape13))(v.childrenNodes);
const shape15 = (v) => isRecord(v) && ((v) => Array.isArray(v) && v.every(shape14))(v.features);

export const guards = {
  domainRoute: shape1,
  registerSettings: shape4,
  siteSettings: shape10,
  systemStatus: shape11,
  whitelabel: shape15,
};
