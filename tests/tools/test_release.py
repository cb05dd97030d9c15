"""A release that lacks something is none. `make release` tries a whole one; here are planted faults."""

from zipfile import ZipFile

import pytest

from tools import release


@pytest.fixture
def tree(tmp_path, monkeypatch):
    """A project of two files and a page, as git and the build left it."""
    for name in ("iacta/__init__.py", "iacta/server/page/index.html", "iacta/server/page/assets/app.js"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(release, "ROOT", tmp_path)
    release.subprocess.run(["git", "init", "--quiet", str(tmp_path)], check=True)
    release.subprocess.run(["git", "add", "iacta/__init__.py"], cwd=tmp_path, check=True)
    return tmp_path


def wheel_of(folder, *names):
    path = folder / "iacta.whl"
    with ZipFile(path, "w") as archive:
        for name in (*names, "iacta.dist-info/METADATA"):
            archive.writestr(name, name)
    return path


WHOLE = ("iacta/__init__.py", "iacta/server/page/index.html", "iacta/server/page/assets/app.js")


@pytest.mark.parametrize(
    "names",
    [WHOLE[:1], WHOLE[:2], WHOLE[1:], (*WHOLE, "iacta/server/page/assets/old.js"), (*WHOLE, "tests/__init__.py")],
)
def test_a_wheel_that_lacks_a_file_or_has_another_is_refused(tree, names):
    odd = (set(WHOLE) ^ set(names)).pop()
    with pytest.raises(release.NoRelease, match="the wheel differs from the tree") as caught:
        release.check_wheels(tree / "none.tar.gz", wheel_of(tree, *names), tree / "unpacked")
    assert odd in str(caught.value)


def test_without_the_page_there_is_no_release(tree):
    (tree / "iacta" / "server" / "page" / "index.html").unlink()
    with pytest.raises(release.NoRelease, match="the page is not built"):
        release.packaged()


def test_an_sdist_that_makes_another_wheel_is_refused(tree, monkeypatch):
    with release.tarfile.open(tree / "iacta.tar.gz", "w:gz") as archive:
        archive.add(tree / "iacta", "iacta-1.0")
    (tree / "again").mkdir()
    monkeypatch.setattr(release, "built", lambda *_: wheel_of(tree / "again", *WHOLE[:2]))
    with pytest.raises(
        release.NoRelease, match=r"the sdist makes another wheel: \['iacta/server/page/assets/app.js'\]"
    ):
        release.check_wheels(tree / "iacta.tar.gz", wheel_of(tree, *WHOLE), tree / "unpacked")
