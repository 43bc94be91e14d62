/** The player's own name, picture and password. */
import { api } from '#api/core/api.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import { profileEndpoints } from '#shared/profile/contract.ts';
import type { RequestOf, ResponseOf } from '#shared/wire/endpoints.ts';

/** The part of a profile that others see. */
export interface Profile {
  readonly nickname: string;
  readonly avatar: number;
}

registerEndpoints(profileEndpoints);

export const profileApi = api.enhanceEndpoints({ addTagTypes: ['sessions'] }).injectEndpoints({
  endpoints: (build) => ({
    changeProfile: build.mutation<Profile, RequestOf<'changeProfile'>>({
      query: (body) => ({ name: 'changeProfile', body }),
      transformResponse: ({ nickname, avatar }: ResponseOf<'changeProfile'>) => ({
        nickname,
        avatar,
      }),
    }),
    changePassword: build.mutation<null, RequestOf<'changePassword'>>({
      query: (body) => ({ name: 'changePassword', body }),
      transformResponse: () => null,
      invalidatesTags: ['sessions'],
    }),
  }),
});

export const { useChangeProfileMutation } = profileApi;
