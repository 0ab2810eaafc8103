/**
 * The page's pitch to agents, in the language that the specification requires (section 2, readings 38), whatever the
 * page's language. It is not in a catalogue, because it is never translated and a brand's fonts need not cover it.
 */
export const specifiedPitch = {
  title: '成为代理，与我们共同成长',
  text: '把好游戏介绍给更多人，每一位玩家的精彩都有您的收益。',
  support: {
    title: '推广支持',
    text: '专属推广链接与素材，专人协助，让推广更轻松。',
  },
  reports: {
    title: '数据报表',
    text: '团队、业绩与收益，随时查看，清楚明白。',
  },
  promoter: {
    title: '15 天成为推广员',
    text: '从加入到成为推广员，只需 15 天。',
  },
  hours: {
    title: '咨询时间',
    text: '周一至周五，中午 12 点至晚上 9 点。',
  },
} as const;
