import { selectBannersOf } from '#features/announcements/announcements.selectors.ts';
import { createLatePart } from '#shared/parts/late-part.ts';
import { Late } from '#shared/parts/Late.tsx';
import type { GroupBannerProps } from '#shared/ports/group-banner.tsx';
import { useAppSelector } from '#shared/state/app-hooks.ts';

const groupBanners = createLatePart(async () => (await import('#features/announcements/late.ts')).GroupBanners);

export function drawBanner(props: GroupBannerProps) {
  return <LateBanner {...props} />;
}

/** The banners of a group once there are some and what draws them is here. */
function LateBanner(props: GroupBannerProps) {
  const hasBanners = useAppSelector((state) => selectBannersOf(state, props.group).length > 0);
  if (!hasBanners) return null;
  return (
    <Late part={groupBanners} fallback={null} broken={null}>
      {(GroupBanners) => <GroupBanners {...props} />}
    </Late>
  );
}
