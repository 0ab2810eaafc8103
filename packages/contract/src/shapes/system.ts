import Type from 'typebox';

/** 0 normal, 1 maintenance, 2 region blocked. 1 and 2 count only with their flag (specification, section 4). */
const SystemStatus = Type.Object({
  status: Type.Enum([0, 1, 2]),
  maintenance: Type.Boolean(),
  regionRestriction: Type.Boolean(),
  endTime: Type.Union([Type.String(), Type.Null()]),
  location: Type.Object({ ip: Type.String() }),
});

const featureNode = { modId: Type.String(), enabled: Type.Boolean() };
const FeatureLeaf = Type.Object({ ...featureNode, childrenNodes: Type.Array(Type.Object(featureNode)) });

/** The whitelabel tree, three levels deep. A flag counts anywhere in it. */
const FeatureNode = Type.Object({ ...featureNode, childrenNodes: Type.Array(FeatureLeaf) });

const FieldRule = Type.Object({
  enabled: Type.Boolean(),
  required: Type.Boolean(),
  acceptedPattern: Type.String(),
  patternId: Type.String(),
  minLength: Type.Integer(),
  maxLength: Type.Integer(),
});

const CustomerServiceEntry = Type.Object({ csType: Type.String(), path: Type.String(), title: Type.String() });

const SiteSettings = Type.Object({
  customerService: Type.Array(CustomerServiceEntry),
  domainRoute: Type.Array(Type.String()),
  mainDomain: Type.String(),
  analyticsId: Type.Union([Type.String(), Type.Null()]),
  resources: Type.Array(Type.Object({ resourceType: Type.String(), url: Type.String(), labels: Type.Array(Type.String()) })),
  imageHosts: Type.Array(Type.String()),
  gameHosts: Type.Array(Type.String()),
  location: Type.Object({ ip: Type.String() }),
  maintenance: Type.Boolean(),
  regionRestriction: Type.Boolean(),
  currency: Type.String(),
  currencySymbol: Type.String(),
  /** Promotions that a member may take part in. */
  availablePromo: Type.Object({ REFERRAL: Type.Object({ enabled: Type.Boolean() }) }),
});

/** The site's host names. A portal under another name is not the operator's. */
const DomainRoute = Type.Object({ mainDomain: Type.String(), domainRoute: Type.Array(Type.String()) });

export const system = {
  systemStatus: { value: SystemStatus },
  whitelabel: { value: Type.Object({ features: Type.Array(FeatureNode) }) },
  registerSettings: { value: Type.Object({ fields: Type.Record(Type.String(), FieldRule) }) },
  domainRoute: { value: DomainRoute },
  siteSettings: { value: SiteSettings },
};
