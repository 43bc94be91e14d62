import { CopyField } from '#server/marketing/kit/copy-field.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { PostForm } from '#server/marketing/kit/form.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { FoldedForm } from '#server/operator/pages/lobby/lobby-fields.tsx';
import { LOBBY_PATH } from '#server/marketing/access/paths.ts';
import type { LobbyPicture } from '#server/catalogue/pictures/pictures.ts';

/** Suggestions of the fields for a picture's address. */
export const PICTURES_LIST = 'known-pictures';

/** Uploaded pictures, whose addresses banners and notices name. */
export function PicturesPanel({ pictures }: { pictures: readonly LobbyPicture[] }) {
  const { texts, format } = useConsole();
  const { pictures: labels } = texts;
  return (
    <Panel id="pictures" title={labels.title}>
      <p className="hint">{labels.intro}</p>
      <form
        className="form"
        action={`${LOBBY_PATH}/picture-add`}
        method="post"
        encType="multipart/form-data"
      >
        <label>
          {labels.file}
          <input
            type="file"
            name="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            required
          />
        </label>
        <button type="submit">{labels.upload}</button>
      </form>
      <datalist id={PICTURES_LIST}>
        {pictures.map(({ address, name }) => (
          <option key={address} value={address}>
            {name}
          </option>
        ))}
      </datalist>
      <ol className="entries">
        {pictures.map(({ address, name, width, height, size, createdAt, createdBy }) => (
          <li key={address}>
            <div className="entry">
              <img src={address} alt="" loading="lazy" width="120" height="60" />
              <b>{name}</b>
              <span className="hint">
                {labels.facts(
                  `${width} × ${height}`,
                  labels.kilobytes(format.count(Math.ceil(size / 1024))),
                  format.moment(createdAt),
                  createdBy,
                )}
              </span>
            </div>
            <CopyField label={labels.addressOf(name)} text={address} />
            <FoldedForm title={labels.remove} about={name} isOpen={false}>
              <p className="hint">{labels.removeHint}</p>
              <PostForm
                action={`${LOBBY_PATH}/picture-remove`}
                button={labels.remove}
                about={name}
                isQuiet
              >
                <input type="hidden" name="address" value={address} />
              </PostForm>
            </FoldedForm>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
