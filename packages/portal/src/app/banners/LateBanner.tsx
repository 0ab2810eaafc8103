import { selectBannersOf } from '#features/announcements/announcements.slice.ts';
import { BannerRoom } from '#features/announcements/components/GroupBanner/BannerRoom.tsx';
import { createLatePart } from '#shared/lazy/late-part.ts';
import { Late } from '#shared/lazy/Late.tsx';
import type { GroupBannerProps } from '#shared/ports/group-banner.tsx';
import { useAppSelector } from '#shared/store/app-hooks.ts';

const groupBanners = createLatePart(async () => (await import('#features/announcements/announcements.part.ts')).GroupBanners);

export function renderBanner(props: GroupBannerProps) {
  return <LateBanner {...props} />;
}

/** The banners of a group, once they and their code have loaded. */
function LateBanner(props: GroupBannerProps) {
  const count = useAppSelector((state) => selectBannersOf(state, props.group).length);
  if (count === 0) return null;
  return (
    <Late part={groupBanners} fallback={<BannerRoom count={count} />} broken={null}>
      {(GroupBanners) => <GroupBanners {...props} />}
    </Late>
  );
}
